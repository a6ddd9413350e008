import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.js';
import { CataloguePicturesController } from './catalogue-pictures.controller.js';
import { CataloguePictures } from './catalogue-pictures.service.js';
import { PhotographStore } from './photograph-store.js';

/** Photographs of products that are added without a build. */
@Module({ imports: [UploadsModule], controllers: [CataloguePicturesController], providers: [CataloguePictures, PhotographStore], exports: [CataloguePictures, PhotographStore] })
export class CataloguePicturesModule {}
