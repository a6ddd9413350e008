CREATE TABLE "known_network" (
	"customer_id" text NOT NULL,
	"network_hash" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_network_customer_id_network_hash_pk" PRIMARY KEY("customer_id","network_hash")
);
--> statement-breakpoint
ALTER TABLE "known_network" ADD CONSTRAINT "known_network_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;