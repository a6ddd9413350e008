import { describeSite } from './describe-site.js';

describeSite('DBC');
