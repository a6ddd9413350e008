import { Module } from '@nestjs/common';
import { Pictures } from './pictures.service.js';

/** Pictures of products and categories on other hosts. */
@Module({ providers: [Pictures] })
export class PicturesModule {}

export { Pictures };
