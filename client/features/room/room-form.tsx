import { ceilingMaterials, floorMaterials, furnitureKinds, paneKinds, panelPlaces, type Room, type RoomUse, roomUses, wallMaterials } from '../../../src/contract/room.js';
import type { ProductCard } from '../../../src/contract/product.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Icon } from '../../ui/icon.js';
import { RadioCard } from '../../ui/radio-card.styles.js';
import { PiecesField } from './pieces-field.js';
import { ChoiceField, NumberField } from './room-field.js';
import { RoomFields } from './room-form.styles.js';
import type { RoomResult, RoomState } from './use-room.js';

/** Uses that are always visible; the others are under "more". */
const firstUses: readonly RoomUse[] = ['a3', 'b4', 'b3'];
const otherUses = roomUses.filter((use) => !firstUses.includes(use));

interface RoomFormProps {
  path: string;
  state: RoomState;
  result: RoomResult | undefined;
  products: { walls: readonly ProductCard[]; ceiling: readonly ProductCard[]; other: readonly Pick<ProductCard, 'id' | 'name' | 'size'>[] };
  productId: string;
}

/** Form of the room. Without JavaScript it is a GET form; with it each change updates the result at once. */
export const RoomForm = ({ path, state, result, products, productId }: RoomFormProps) => {
  const t = useTexts('project');
  const { number } = useFormat();
  const { typed, change } = state;
  const use = (value: RoomUse) => (
    <RadioCard key={value}>
      <input type="radio" name="use" value={value} checked={typed.use === value} onChange={() => change('use', value)} />
      {t(`calculator.uses.${value}`)}
    </RadioCard>
  );
  const materials = (kinds: readonly (Room['floor'] | Room['walls'] | Room['ceiling'])[]) => kinds.map((kind) => ({ value: kind, text: t(`calculator.materials.${kind}`) }));
  const product = ({ id, name, size }: Pick<ProductCard, 'id' | 'name' | 'size'>) => (
    <option key={id} value={id}>
      {size ? `${name}, ${size}` : name}
    </option>
  );
  return (
    <RoomFields method="get" action={path} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{t('calculator.use')}</legend>
        {result && <p className="aside">{t('calculator.norm', { group: result.target.group })}</p>}
        <div className="uses">{firstUses.map(use)}</div>
        <details open={otherUses.some((other) => other === typed.use)}>
          <summary>{t('calculator.moreUses')}</summary>
          <div className="uses">{otherUses.map(use)}</div>
        </details>
      </fieldset>
      <fieldset>
        <legend>{t('calculator.size')}</legend>
        {result && <p className="aside">{t('cubicMetres', { value: number(result.areas.volume, result.areas.volume < 100 ? 1 : 0) })}</p>}
        <div className="sizes">
          <NumberField state={state} name="l" label={t('calculator.length')} unit="m" />
          <NumberField state={state} name="w" label={t('calculator.width')} unit="m" />
          <NumberField state={state} name="h" label={t('calculator.height')} unit="m" />
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('calculator.surfaces')}</legend>
        <ChoiceField state={state} name="floor" label={t('calculator.floor')} options={materials(floorMaterials)} />
        <ChoiceField state={state} name="walls" label={t('calculator.walls')} options={materials(wallMaterials)} />
        <ChoiceField state={state} name="ceiling" label={t('calculator.ceiling')} options={materials(ceilingMaterials)} />
        <ChoiceField state={state} name="pane" label={t('calculator.pane')} options={paneKinds.map((kind) => ({ value: kind, text: t(`calculator.panes.${kind}`) }))} />
        <div className="counts">
          <NumberField state={state} name="glass" label={t('calculator.glass')} unit="m²" />
          <NumberField state={state} name="doors" label={t('calculator.doors')} />
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('calculator.furniture')}</legend>
        <details open={furnitureKinds.some((kind) => state.faults[kind])}>
          <summary>{furnitureText(state, t) || t('calculator.noFurniture')}</summary>
          <div className="counts">
            {furnitureKinds.map((kind) => (
              <NumberField key={kind} state={state} name={kind} label={t(`calculator.pieces.${kind}`)} {...(kind === 'curtains' && { unit: 'm²' })} />
            ))}
          </div>
        </details>
      </fieldset>
      <fieldset>
        <legend>{t('calculator.panels')}</legend>
        <div className="row">
          <label htmlFor="room-product">{t('calculator.product')}</label>
          <span className="select">
            <select id="room-product" name="product" value={productId} onChange={(event) => change('product', event.target.value)}>
              {products.other.map(product)}
              {products.walls.length > 0 && <optgroup label={t('calculator.onWalls')}>{products.walls.map(product)}</optgroup>}
              {products.ceiling.length > 0 && <optgroup label={t('calculator.fromCeiling')}>{products.ceiling.map(product)}</optgroup>}
            </select>
            <Icon name="chevronDown" size={18} />
          </span>
        </div>
        <ChoiceField state={state} name="at" label={t('calculator.place')} options={panelPlaces.map((place) => ({ value: place, text: t(`calculator.places.${place}`) }))} />
        <PiecesField state={state} result={result} />
      </fieldset>
      <Button data-wide className="send">
        {t('calculator.send')}
      </Button>
    </RoomFields>
  );
};

/** Returns a summary of the furniture: "8 personen, 4 bureaus". */
const furnitureText = ({ typed }: RoomState, t: ReturnType<typeof useTexts<'project'>>): string =>
  furnitureKinds
    .filter((kind) => Number(typed[kind]) > 0)
    .map((kind) => `${typed[kind]} ${t(`calculator.counted.${kind}`)}`)
    .join(', ');
