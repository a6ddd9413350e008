CREATE TABLE "superseded_invoice" (
	"order_id" text NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"order" jsonb NOT NULL,
	CONSTRAINT "superseded_invoice_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "on_account_limit" integer;--> statement-breakpoint
ALTER TABLE "credit_note" ADD COLUMN "superseded_invoice" text;--> statement-breakpoint
ALTER TABLE "superseded_invoice" ADD CONSTRAINT "superseded_invoice_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "superseded_invoice_by_order" ON "superseded_invoice" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_by_vat_number" ON "order" USING btree ((vat_check ->> 'number')) WHERE vat_check is not null and state <> 'open';--> statement-breakpoint
CREATE INDEX "order_vat_unproved" ON "order" USING btree ("placed_at") WHERE totals ->> 'vatReason' = 'unproved';--> statement-breakpoint
CREATE INDEX "payment_on_account" ON "payment" USING btree ("order_id") WHERE method = 'invoice' and status = 'authorized';