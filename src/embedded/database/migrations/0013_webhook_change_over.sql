ALTER TABLE "webhook_endpoint" ADD COLUMN "former_secret" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "former_until" timestamp with time zone;