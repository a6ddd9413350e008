import { Module } from '@nestjs/common';

/** Products made as the buyer wishes: options, prices, photo prints, diagnoses. */
@Module({})
export class ConfigurationModule {}
