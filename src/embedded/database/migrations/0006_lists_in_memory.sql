-- What lists and searches read has another form, and is made anew by the next seeding.
TRUNCATE "listing", "listing_tag", "search_word";--> statement-breakpoint
DELETE FROM "seed_state" WHERE "name" = 'catalogue';--> statement-breakpoint
CREATE TABLE "listing_edition" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_name" (
	"locale" text NOT NULL,
	"name" text collate "C" NOT NULL,
	"ordinal" integer NOT NULL,
	CONSTRAINT "listing_name_locale_name_ordinal_pk" PRIMARY KEY("locale","name","ordinal")
);
--> statement-breakpoint
DROP TABLE "listing_text" CASCADE;--> statement-breakpoint
DROP INDEX "listing_by_popularity";--> statement-breakpoint
DROP INDEX "listing_by_since";--> statement-breakpoint
DROP INDEX "listing_by_gross_eur";--> statement-breakpoint
DROP INDEX "listing_by_gross_gbp";--> statement-breakpoint
DROP INDEX "listing_by_alpha";--> statement-breakpoint
DROP INDEX "listing_tags";--> statement-breakpoint
DROP INDEX "search_word_prefix";--> statement-breakpoint
ALTER TABLE "search_word" ALTER COLUMN "word" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "ordinal" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "changed_in" "xid8";--> statement-breakpoint
ALTER TABLE "search_word" ADD COLUMN "postings" "bytea" NOT NULL;--> statement-breakpoint
CREATE INDEX "product_sku_begins" ON "product" USING btree (lower("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "listing_changed" ON "listing" USING btree ("changed_in") WHERE "listing"."changed_in" is not null;