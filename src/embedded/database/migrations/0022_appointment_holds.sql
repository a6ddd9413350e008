ALTER TABLE "appointment" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "appointment_held_by_network" ON "appointment" USING btree ("network") WHERE network is not null;