import { defaultResource, detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { withDeadline } from '../deadline.js';

/** Timeout in milliseconds for the last batch when a process ends, because the collector can be down. */
const flushTimeout = 2000;

/** Resource attributes of a program: its name, and those of OpenTelemetry's environment variables. Host and command line are not included. */
export const resourceOf = (program: string): Resource =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': program, 'service.namespace': 'quiet-shop' }))
    .merge(detectResources({ detectors: [envDetector] }));

/** Sends the last batch. @throws Error when the collector does not accept it within `flushTimeout` */
export const shutDownProvider = (provider: { shutdown(): Promise<void> }): Promise<void> => withDeadline(flushTimeout, () => provider.shutdown());
