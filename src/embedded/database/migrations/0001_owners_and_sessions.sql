CREATE TABLE "guest" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order" RENAME COLUMN "token_hash" TO "owner";--> statement-breakpoint
INSERT INTO "guest" ("token_hash", "created_at") SELECT "owner", min("created_at") FROM "order" GROUP BY "owner";--> statement-breakpoint
UPDATE "order" SET "owner" = 'guest:' || "owner";--> statement-breakpoint
DELETE FROM "idempotency_key";--> statement-breakpoint
DROP INDEX "order_line_one_per_product";--> statement-breakpoint
DROP INDEX "order_one_open_per_visitor";--> statement-breakpoint
DROP INDEX "order_by_visitor";--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "configuration_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "session_by_customer" ON "session" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "session_by_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_one_per_goods" ON "order_line" USING btree ("order_id","product_id","configuration_id");--> statement-breakpoint
CREATE INDEX "order_line_by_configuration" ON "order_line" USING btree ("configuration_id") WHERE configuration_id <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "order_one_open_per_owner" ON "order" USING btree ("owner") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "order_by_owner" ON "order" USING btree ("owner","placed_at");--> statement-breakpoint
ALTER TABLE "idempotency_key" DROP COLUMN "body";