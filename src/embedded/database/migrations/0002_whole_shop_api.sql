CREATE TABLE "business_central_state" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"sealed_verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "business_central_token" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"scope" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configuration" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"choices" jsonb NOT NULL,
	"crop" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"customer_type" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"company" text,
	"vat_number" text,
	"licence_code" text,
	"pending_email" text,
	"addresses" jsonb NOT NULL,
	"preferences" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_use_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"company" text,
	"phone" text,
	"message" text,
	"product_id" text,
	"quantity" integer,
	"job_offer" text,
	"order_number" text,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_key" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"prefix" text NOT NULL,
	"scopes" text[] NOT NULL,
	"per_minute" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_key_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"shop" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counter_shop_year_pk" PRIMARY KEY("shop","year")
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"order_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "storage_file" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_item" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"note" text,
	"configuration_id" text,
	"position" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint_id" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_status" integer,
	"last_error" text,
	"next_attempt_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"events" text[] NOT NULL,
	"description" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"lines" jsonb NOT NULL,
	"reason" text,
	"refund" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "mail_waiting";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "facets" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "configuration" jsonb;--> statement-breakpoint
ALTER TABLE "product_text" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector(case left(locale, 2) when 'nl' then 'dutch'::regconfig when 'de' then 'german'::regconfig when 'fr' then 'french'::regconfig else 'english'::regconfig end, name || ' ' || summary)) STORED;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_file" ADD CONSTRAINT "storage_file_item_id_storage_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."storage_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_file" ADD CONSTRAINT "storage_file_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_webhook_endpoint_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_central_state_by_expiry" ON "business_central_state" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "configuration_by_owner" ON "configuration" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_by_email" ON "customer" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "one_use_token_by_subject" ON "one_use_token" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "one_use_token_by_expiry" ON "one_use_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "enquiry_by_age" ON "enquiry" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_by_email" ON "newsletter_subscription" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "storage_file_by_item" ON "storage_file" USING btree ("item_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "storage_file_by_upload" ON "storage_file" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "storage_item_by_owner" ON "storage_item" USING btree ("owner","position");--> statement-breakpoint
CREATE INDEX "storage_item_by_configuration" ON "storage_item" USING btree ("configuration_id") WHERE configuration_id is not null;--> statement-breakpoint
CREATE INDEX "upload_by_owner" ON "upload" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "webhook_delivery_by_endpoint" ON "webhook_delivery" USING btree ("endpoint_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_by_age" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "withdrawal_by_order" ON "withdrawal" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "product_text_search" ON "product_text" USING gin ("search");--> statement-breakpoint
ALTER TABLE "mail" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "mail" DROP COLUMN "not_before";--> statement-breakpoint
-- Mails were looked for; now each has a job. Those that wait get theirs.
select graphile_worker.add_job('send_mail', json_build_object('id', id), max_attempts := 25) from "mail" where "sent_at" is null;
