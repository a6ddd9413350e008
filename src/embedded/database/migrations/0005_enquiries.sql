CREATE TABLE "appointment" (
	"id" text PRIMARY KEY NOT NULL,
	"enquiry_id" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"seat" smallint NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "enquiry_draft" (
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"files" text[] NOT NULL,
	"problem" text NOT NULL,
	"errors" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_draft_owner_kind_pk" PRIMARY KEY("owner","kind")
);
--> statement-breakpoint
DROP INDEX "enquiry_by_email";--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "configuration_id" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "goods" jsonb;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "room" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "appointment" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "appointment_day" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "appointment_time" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "suspicion" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "is_acknowledged" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD COLUMN "asked_from" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD COLUMN "confirmed_from" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD COLUMN "consent_text" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD COLUMN "unsubscribe_key" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "attachments" jsonb;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_by_seat" ON "appointment" USING btree ("kind","starts_at","seat") WHERE cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_by_enquiry" ON "appointment" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "enquiry_draft_by_age" ON "enquiry_draft" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_by_key" ON "newsletter_subscription" USING btree ("unsubscribe_key");--> statement-breakpoint
CREATE INDEX "enquiry_by_email" ON "enquiry" USING btree (lower("email"),"received_at");