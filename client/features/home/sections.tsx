import type { ComponentType } from 'react';
import type { HomeSection } from '../../../src/contract/brands.js';
import { Categories } from './categories.js';
import { Colours } from './colours.js';
import { Contact } from './contact.js';
import { Example } from './example.js';
import { Inspirations } from './inspirations.js';
import { IntroductionText } from './introduction-text.js';
import { GroupBrands } from './group-brands.js';
import { NewsletterSignUp } from './newsletter.js';
import { Popular } from './popular.js';
import { Projects } from './projects.js';
import { Reading } from './reading.js';
import { Reviews } from './reviews.js';
import { Rooms } from './rooms.js';

/** Components of the home page sections. The brand configures which are shown, and in what order. */
export const sections: Record<HomeSection, ComponentType> = {
  rooms: Rooms,
  popular: Popular,
  example: Example,
  categories: Categories,
  colours: Colours,
  introduction: IntroductionText,
  projects: Projects,
  inspirations: Inspirations,
  reading: Reading,
  marks: GroupBrands,
  reviews: Reviews,
  newsletter: NewsletterSignUp,
  contact: Contact,
};
