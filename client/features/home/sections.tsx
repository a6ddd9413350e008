import type { ComponentType } from 'react';
import type { HomeSection } from '../../../src/contract/brands.js';
import { Categories } from './categories.js';
import { Colours } from './colours.js';
import { Example } from './example.js';
import { IntroductionText } from './introduction-text.js';
import { Marks } from './marks.js';
import { Popular } from './popular.js';
import { Projects } from './projects.js';
import { Reading } from './reading.js';
import { Rooms } from './rooms.js';

/** The parts a home page is composed of; the brand says which, and in what order. */
export const sections: Record<HomeSection, ComponentType> = {
  rooms: Rooms,
  popular: Popular,
  example: Example,
  categories: Categories,
  colours: Colours,
  introduction: IntroductionText,
  projects: Projects,
  reading: Reading,
  marks: Marks,
};
