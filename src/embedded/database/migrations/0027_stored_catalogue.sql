CREATE TABLE "catalogue_change" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"undoes" text
);
--> statement-breakpoint
CREATE TABLE "catalogue_change_entry" (
	"change_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"before" json,
	"after" json,
	CONSTRAINT "catalogue_change_entry_change_id_kind_key_pk" PRIMARY KEY("change_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "catalogue_entry" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"entry" json,
	"released" json,
	"position" integer DEFAULT 0 NOT NULL,
	"due_on" date,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "catalogue_entry_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
ALTER TABLE "catalogue_change_entry" ADD CONSTRAINT "catalogue_change_entry_change_id_catalogue_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."catalogue_change"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_change_by_time" ON "catalogue_change" USING btree ("at");--> statement-breakpoint
CREATE INDEX "catalogue_change_entry_by_key" ON "catalogue_change_entry" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "catalogue_entry_due" ON "catalogue_entry" USING btree ("due_on") WHERE due_on is not null;