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
ALTER TABLE "order" ADD COLUMN "parcel" jsonb;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "next_ask_at" timestamp with time zone DEFAULT now() + interval '1 minute' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_by_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_to_ask" ON "refund" USING btree ("next_ask_at") WHERE status in ('waiting', 'pending');--> statement-breakpoint
CREATE INDEX "order_open_since" ON "order" USING btree ("updated_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "payment_to_ask" ON "payment" USING btree ("next_ask_at") WHERE status in ('open', 'pending', 'authorized');