CREATE INDEX "order_event_by_time" ON "order_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "payment_by_time" ON "payment" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting" ON "webhook_delivery" USING btree ("created_at") WHERE status = 'waiting';