ALTER TABLE "order" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "lacks_pieces" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "order_held" ON "order" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
CREATE INDEX "order_lacking_pieces" ON "order" USING btree ("placed_at") WHERE lacks_pieces;