ALTER TABLE "storage_item" ADD COLUMN "product_id" text;--> statement-breakpoint
ALTER TABLE "storage_item" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "storage_item" ADD COLUMN "room" jsonb;