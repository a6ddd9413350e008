// A server that speaks Amazon's protocol, in a folder; a process of its own, since its lists need an old cipher (--openssl-legacy-provider).
import S3rver from '@20minutes/s3rver';

const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  directory: process.argv[2],
  silent: true,
  vhostBuckets: false,
  // It signs the path of a bucket without the slash that Amazon's client sends: of a key it looks at the name alone.
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: 'shop-files', configs: [] }],
});
const { port } = await server.run();
process.on('disconnect', () => process.exit());
process.send?.({ port });
