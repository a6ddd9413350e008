import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Folders of the build that browsers load files from, and how long these are cached. Names in `assets` contain a hash of the content. */
const folders = {
  assets: { maxAge: '365d', immutable: true },
  fonts: { maxAge: '30d' },
  media: { maxAge: '30d' },
  icons: { maxAge: '1d' },
} as const;

/** Allowed file names. `..` is refused because it leads out of the folder. */
const fileName = /^(?!.*\.\.)[\w./-]+$/;

/**
 * Serves the build's files with `reply.sendFile`. The plugin's own routes read the whole folder at every request, to compare the
 * spelling of the path with that of the file system, which took a sixth of the storefront's CPU time.
 * @param client absolute path of the build's `client` folder, with a slash at the end
 */
export const serveStaticFiles = async (server: FastifyInstance, client: string): Promise<void> => {
  await server.register(fastifyStatic, { root: client, serve: false, index: false, preCompressed: true });
  for (const [folder, caching] of Object.entries(folders))
    server.get<{ Params: { '*': string } }>(`/${folder}/*`, ({ params: { '*': file } }, reply) =>
      fileName.test(file) ? reply.sendFile(file, `${client}${folder}`, caching) : reply.callNotFound(),
    );
};
