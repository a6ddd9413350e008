ALTER TABLE "enquiry" ADD COLUMN "changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
UPDATE "enquiry" SET "changed_at" = coalesce("closed_at", "received_at");--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "enquiry_by_change" ON "enquiry" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "order_placed_by_change" ON "order" USING btree ("updated_at","id") WHERE state <> 'open';