import { componentNames } from './component-names.js';

const inFolder = (root: string): string => {
  const { handler } = componentNames(root).transform as { handler: (code: string, id: string) => { code: string } };
  return handler('styled.a.withConfig({ componentId: "sc-1x9k2-0" })``; styled.b.withConfig({ componentId: "sc-1x9k2-1" })``', `${root}/client/ui/rating/rating.styles.ts`).code;
};

it('names styled components independently of the folder of the project', () => {
  expect(inFolder('/home/ada/shop')).toBe(inFolder('/srv/shop'));
  expect(inFolder('/srv/shop')).toMatch(/^styled\.a\.withConfig\({ componentId: "(sc-[0-9a-f]{6})-0" }\)``; styled\.b\.withConfig\({ componentId: "\1-1" }\)``$/);
});
