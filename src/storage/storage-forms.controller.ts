import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Given, Input, UploadedFile } from '../common/operation.decorators.js';
import type { IncomingFile } from '../common/upload.js';
import { Problem, type ProblemCode } from '../contract/errors.js';
import { href } from '../contract/routes.js';
import { shopApi } from '../contract/shop-api.js';
import { uploadProblems } from '../contract/upload-problems.js';
import { ShopApiClient } from '../shop-api/shop-api.client.js';
import { Visits } from '../shop-api/visits.js';

/** Refusals of a file that the library's page itself tells. */
const told = new Set<ProblemCode>([...uploadProblems, 'CONFLICT', 'NOT_FOUND', 'VALIDATION']);

/** A file for a saved thing, as a form sends it without scripts; the answer leads back to the library. */
@Controller('forms')
export class StorageFormsController {
  constructor(
    @Inject(ShopApiClient) private readonly shop: ShopApiClient,
    @Inject(Visits) private readonly visits: Visits,
  ) {}

  @Post('storage/:id/files')
  async addFile(
    @Input(shopApi.addStorageFile) item: Given<'addStorageFile'>,
    @UploadedFile(shopApi.addStorageFile) file: IncomingFile | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const toLibrary = (problem?: string) => void reply.redirect(href('myAccount', this.visits.visitorOf(request).locale, undefined, { view: 'designs', problem }), 303);
    try {
      await this.shop.upload('addStorageFile', item, file, this.visits.contextOf(request, reply).call);
      toLibrary();
    } catch (error) {
      if (!(error instanceof Problem) || !told.has(error.code)) throw error;
      toLibrary(error.code);
    }
  }
}
