import { Controller } from '@nestjs/common';
import { Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import { DiagnosesService } from './diagnoses.service.js';

@Controller()
export class DiagnosesController {
  constructor(private readonly diagnoses: DiagnosesService) {}

  @Serves(shopApi.listElfsquadDiagnoses)
  list(@Input() wanted: InputValue<'listElfsquadDiagnoses'>) {
    return this.diagnoses.list(wanted);
  }
}
