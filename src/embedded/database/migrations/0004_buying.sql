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
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"key" text NOT NULL,
	"status" text NOT NULL,
	"cause" text NOT NULL,
	"provider_refund_id" text,
	"fault" text,
	"asks" integer DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp with time zone DEFAULT now() + interval '1 minute' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "test_bank_refund" (
	"key" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "seen" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "placed_by" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "vat_check" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "parcel" jsonb;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "next_ask_at" timestamp with time zone DEFAULT now() + interval '1 minute' NOT NULL;--> statement-breakpoint
ALTER TABLE "storage_item" ADD COLUMN "product_id" text;--> statement-breakpoint
ALTER TABLE "storage_item" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "storage_item" ADD COLUMN "room" jsonb;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_bank_refund" ADD CONSTRAINT "test_bank_refund_payment_id_test_bank_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."test_bank_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_once" ON "credit_note" USING btree ("order_id","source");--> statement-breakpoint
CREATE INDEX "credit_note_by_order" ON "credit_note" USING btree ("order_id","issued_at");--> statement-breakpoint
CREATE INDEX "refund_by_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_to_ask" ON "refund" USING btree ("next_ask_at") WHERE status in ('waiting', 'pending');--> statement-breakpoint
CREATE INDEX "enquiry_by_email" ON "enquiry" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "order_open_since" ON "order" USING btree ("updated_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "order_of_guest_by_email" ON "order" USING btree (lower(details -> 'contact' ->> 'email')) WHERE owner like 'guest:%' and state <> 'open';--> statement-breakpoint
CREATE INDEX "payment_to_ask" ON "payment" USING btree ("next_ask_at") WHERE status in ('open', 'pending', 'authorized');