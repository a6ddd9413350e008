CREATE TABLE "listing_price" (
	"family" text NOT NULL,
	"currency" text NOT NULL,
	"gross" integer NOT NULL,
	CONSTRAINT "listing_price_family_currency_pk" PRIMARY KEY("family","currency")
);
--> statement-breakpoint
ALTER TABLE "listing" ALTER COLUMN "gross_eur" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ALTER COLUMN "gross_gbp" DROP NOT NULL;--> statement-breakpoint
-- Lists work at once, also when the catalogue is unchanged and therefore not imported again.
INSERT INTO "listing_price" ("family", "currency", "gross") SELECT "family", 'EUR', "gross_eur" FROM "listing" UNION ALL SELECT "family", 'GBP', "gross_gbp" FROM "listing";