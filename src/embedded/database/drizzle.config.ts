import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/embedded/**/*.tables.ts',
  out: './src/embedded/database/migrations',
});
