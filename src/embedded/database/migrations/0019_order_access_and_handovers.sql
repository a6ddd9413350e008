CREATE TABLE "handover" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_access" (
	"order_id" text NOT NULL,
	"owner" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_access_order_id_owner_pk" PRIMARY KEY("order_id","owner")
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "opens_order" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "order_access" ADD CONSTRAINT "order_access_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handover_by_expiry" ON "handover" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_access_by_expiry" ON "order_access" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_by_link" ON "mail" USING btree ("link_hash") WHERE link_hash is not null;