import { surfacesInput } from '../../../src/domain/absorber.js';
import { useApi } from '../../core/api.js';
import { useLinkTo } from '../../core/link-to.js';
import { useNavigation } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { Calculator } from './calculator.js';
import { ceilingInput } from './load-room.js';

/** Room calculator within a text; renders nothing until its products are fetched. */
export const CalculatorPart = () => {
  const api = useApi();
  const { search } = useNavigation().place;
  const title = useLinkTo()('advice:calculate-your-room')?.label ?? '';
  const surfaces = useReadIfAny(api.products.cards.queryOptions(surfacesInput));
  const ceiling = useReadIfAny(api.products.cards.queryOptions(ceilingInput));
  return surfaces && ceiling ? <Calculator key={search.toString()} title={title} isPart /> : null;
};
