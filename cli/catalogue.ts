import { Command } from 'commander';
import { catalogueHistoryCommands } from './catalogue-history.js';
import { exportCommand, templateCommand } from './catalogue-export.js';
import { importCommand } from './catalogue-import.js';
import { price } from './catalogue-prices.js';
import { picture } from './catalogue-picture.js';
import { catalogueQuestionCommands } from './catalogue-questions.js';
import { catalogueSaleCommands } from './catalogue-sale.js';

/** The stored catalogue. */
export const catalogue = new Command('catalogue');
for (const command of [...catalogueQuestionCommands, ...catalogueHistoryCommands, price, picture, ...catalogueSaleCommands, exportCommand, importCommand, templateCommand])
  catalogue.addCommand(command);
