CREATE TABLE "product_price" (
	"product_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"prices" jsonb NOT NULL,
	CONSTRAINT "product_price_product_id_since_pk" PRIMARY KEY("product_id","since")
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "completes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "reduced_since" date;--> statement-breakpoint
ALTER TABLE "product_price" ADD CONSTRAINT "product_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "product_price" ("product_id", "since", "prices") SELECT "id", "updated_at", "prices" FROM "product";