CREATE TABLE "credit_note_counter" (
	"shop" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "credit_note_counter_shop_year_pk" PRIMARY KEY("shop","year")
);
--> statement-breakpoint
CREATE TABLE "credit_note" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"cause" text NOT NULL,
	"lines" jsonb NOT NULL,
	"shipping" jsonb,
	"total" jsonb NOT NULL,
	CONSTRAINT "credit_note_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_once" ON "credit_note" USING btree ("order_id","source");--> statement-breakpoint
CREATE INDEX "credit_note_by_order" ON "credit_note" USING btree ("order_id","issued_at");