import { defaultResource, detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { withDeadline } from '../deadline.js';

/** Milliseconds for what is left when a process ends: who collects may be what is down. */
const lastMoment = 2000;

/** What a collector calls a program: its name, and what OpenTelemetry's variables say of it; nothing of host and command line. */
export const resourceOf = (program: string): Resource =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': program, 'service.namespace': 'quiet-shop' }))
    .merge(detectResources({ detectors: [envDetector] }));

/** Sends what is left, for a moment. @throws Error where it is not taken in time */
export const sendLast = (provider: { shutdown(): Promise<void> }): Promise<void> => withDeadline(lastMoment, () => provider.shutdown());
