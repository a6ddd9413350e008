import { join } from 'node:path';
import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import app from './dist/server/server.js';

serve({ port: Number(process.env.PORT), middleware: [staticMiddleware({ dir: join(import.meta.dirname, 'dist/client') })], fetch: (request) => app.fetch(request) });
