// S3-compatible server that stores files in a folder. It runs in a separate process, because its list responses need an old cipher (--openssl-legacy-provider).
import S3rver from '@20minutes/s3rver';

const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  directory: process.argv[2],
  silent: true,
  vhostBuckets: false,
  // s3rver signs the bucket path without the trailing slash that Amazon's client sends, so signatures differ. It then checks the access key id only.
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: 'shop-files', configs: [] }],
});
const { port } = await server.run();
process.on('disconnect', () => process.exit());
process.send?.({ port });
