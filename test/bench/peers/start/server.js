import { join } from 'node:path';
import { serve } from 'srvx';
import { serveStatic } from 'srvx/static';
import app from './dist/server/server.js';

serve({ port: Number(process.env.PORT), middleware: [serveStatic({ dir: join(import.meta.dirname, 'dist/client') })], fetch: (request) => app.fetch(request) });
