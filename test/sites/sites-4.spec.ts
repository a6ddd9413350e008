import { describeSites } from './describe-site.js';

describeSites(4);
