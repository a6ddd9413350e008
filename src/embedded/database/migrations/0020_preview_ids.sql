ALTER TABLE "upload" ADD COLUMN "preview_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "upload_by_preview" ON "upload" USING btree ("preview_id");