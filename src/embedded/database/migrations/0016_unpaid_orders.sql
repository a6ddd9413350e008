ALTER TABLE "order" ADD COLUMN "unpaid_network" text;--> statement-breakpoint
CREATE INDEX "order_unpaid_by_network" ON "order" USING btree ("unpaid_network") WHERE unpaid_network is not null;