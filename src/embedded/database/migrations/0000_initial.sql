CREATE TABLE "category" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"picture" jsonb NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"family" text NOT NULL,
	"type" text NOT NULL,
	"position" integer NOT NULL,
	"colour" text NOT NULL,
	"colour_facts" jsonb NOT NULL,
	"popularity" integer NOT NULL,
	"since" date NOT NULL,
	"main_category" text NOT NULL,
	"prices" jsonb NOT NULL,
	"tiers" jsonb NOT NULL,
	"unit" jsonb NOT NULL,
	"packaging" jsonb NOT NULL,
	"lead_days" integer NOT NULL,
	"is_warehouse" boolean NOT NULL,
	"stock" integer NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"acoustics" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_sku_unique" UNIQUE("sku"),
	CONSTRAINT "product_stock_not_negative" CHECK ("product"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"product_id" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "product_category_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_text" (
	"product_id" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"summary" text NOT NULL,
	"description" jsonb NOT NULL,
	CONSTRAINT "product_text_product_id_locale_pk" PRIMARY KEY("product_id","locale"),
	CONSTRAINT "product_text_slug" UNIQUE("slug","locale")
);
--> statement-breakpoint
CREATE TABLE "seed_state" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_main_category_category_id_fk" FOREIGN KEY ("main_category") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_text" ADD CONSTRAINT "product_text_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_family" ON "product" USING btree ("family","position");--> statement-breakpoint
CREATE INDEX "product_listed" ON "product" USING btree ("popularity" DESC NULLS LAST) WHERE "product"."position" = 0 and "product"."is_on_sale";--> statement-breakpoint
CREATE INDEX "product_category_category" ON "product_category" USING btree ("category_id");