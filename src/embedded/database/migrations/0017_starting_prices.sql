ALTER TABLE "product" ADD COLUMN "starting_price" jsonb;
