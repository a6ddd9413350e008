CREATE TABLE "stock_movement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"change" integer NOT NULL,
	"stock" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"by" text
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "replaced_by" text;--> statement-breakpoint
CREATE INDEX "stock_movement_by_product" ON "stock_movement" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "stock_movement_returned" ON "stock_movement" USING btree ("reference") WHERE reason = 'returned';--> statement-breakpoint
CREATE INDEX "stock_movement_by_time" ON "stock_movement" USING brin ("at");--> statement-breakpoint
-- Movements begin with the stock of each product.
INSERT INTO "stock_movement" ("product_id", "change", "stock", "reason") SELECT "id", "stock", "stock", 'seed' FROM "product";