CREATE TABLE "test_bank_refund" (
	"key" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "test_bank_refund" ADD CONSTRAINT "test_bank_refund_payment_id_test_bank_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."test_bank_payment"("id") ON DELETE no action ON UPDATE no action;