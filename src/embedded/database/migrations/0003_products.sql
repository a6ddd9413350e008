CREATE TABLE "product_price" (
	"product_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"prices" jsonb NOT NULL,
	CONSTRAINT "product_price_product_id_since_pk" PRIMARY KEY("product_id","since")
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"family" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"popularity" integer NOT NULL,
	"since" date NOT NULL,
	"gross_eur" integer NOT NULL,
	"gross_gbp" integer NOT NULL,
	"alpha" real NOT NULL,
	"in_stock" boolean NOT NULL,
	"tags" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_tag" (
	"id" integer PRIMARY KEY NOT NULL,
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"label" jsonb NOT NULL,
	"position" integer NOT NULL,
	"families" integer NOT NULL,
	CONSTRAINT "listing_tag_value" UNIQUE("facet","value")
);
--> statement-breakpoint
CREATE TABLE "listing_text" (
	"family" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"names" "tsvector" NOT NULL,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "listing_text_locale_family_pk" PRIMARY KEY("locale","family")
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"language" text NOT NULL,
	"group_id" integer NOT NULL,
	"term" text NOT NULL,
	"stems" text[] NOT NULL,
	CONSTRAINT "search_synonym_language_group_id_term_pk" PRIMARY KEY("language","group_id","term")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	"written" text NOT NULL,
	"stem" text NOT NULL,
	"keys" text[] NOT NULL,
	"families" integer NOT NULL,
	CONSTRAINT "search_word_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE TABLE "open_upload" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"offset" integer DEFAULT 0 NOT NULL,
	"upload_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_listed";--> statement-breakpoint
DROP INDEX "product_text_search";--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "completes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "reduced_since" date;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "room" jsonb;--> statement-breakpoint
ALTER TABLE "product_price" ADD CONSTRAINT "product_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_by_popularity" ON "listing" USING btree ("popularity" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_by_since" ON "listing" USING btree ("since" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_by_gross_eur" ON "listing" USING btree ("gross_eur","product_id");--> statement-breakpoint
CREATE INDEX "listing_by_gross_gbp" ON "listing" USING btree ("gross_gbp","product_id");--> statement-breakpoint
CREATE INDEX "listing_by_alpha" ON "listing" USING btree ("alpha" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_tags" ON "listing" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "listing_text_names" ON "listing_text" USING gin ("names");--> statement-breakpoint
CREATE INDEX "listing_text_search" ON "listing_text" USING gin ("search");--> statement-breakpoint
CREATE INDEX "search_word_prefix" ON "search_word" USING btree ("locale","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_alike" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_word_keys" ON "search_word" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "open_upload_by_owner" ON "open_upload" USING btree ("owner") WHERE upload_id is null;--> statement-breakpoint
CREATE INDEX "product_sku_alike" ON "product" USING gin ("sku" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "product_text" DROP COLUMN "search";--> statement-breakpoint
-- The words of a whole text are looked up in their index and seldom read: kept apart, so that names lie close together.
ALTER TABLE "listing_text" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "listing_text" ALTER COLUMN "search" SET STORAGE EXTERNAL, ALTER COLUMN "names" SET STORAGE PLAIN, ALTER COLUMN "name" SET STORAGE PLAIN;
--> statement-breakpoint
-- What goods cost now is the first that is known of their prices.
INSERT INTO "product_price" ("product_id", "since", "prices") SELECT "id", "updated_at", "prices" FROM "product";
