import { parseSync } from 'vite';
import { type Parts, withoutParts } from './without-parts.js';

/** The source without parts, on one line. */
const without = (source: string, parts: Parts) => withoutParts(source, parseSync('package.js', source).program, parts).replaceAll(/\s+/g, ' ').trim();

it('functions become empty, methods and assignments are removed', () => {
  expect(without('function preload(a) { return load(a); }', { functions: ['preload'] })).toBe('function preload(a) {}');
  expect(without('class Client { fetch() {} reset() { this.fetch(); } }', { methods: ['reset'] })).toBe('class Client { fetch() {} }');
  const members = 'f({ a() {}, get b() { return 1; }, "~c": function () {}, d: 4, e: async function e() {} })';
  expect(without(members, { methods: ['b', '~c', 'e'] })).toBe('f({ a() {}, d: 4, })');
  expect(without('exports.a = 1; exports.b = 2;', { assignments: ['exports.b'] })).toBe('exports.a = 1;');
  expect(without('Ref.prototype.a = 1; Ref.prototype.b = 2; Ref.c = 3;', { assignments: ['Ref.prototype.'] })).toBe('Ref.c = 3;');
});

describe('a tag that does not occur', () => {
  it('equals nothing', () => {
    expect(without('f(30 === fiber.tag, fiber.tag !== 30, fiber.tag === 5, 30 === fiber.mode)', { tags: [30] })).toBe('f(!1, !0, fiber.tag === 5, 30 === fiber.mode)');
  });

  it('has no case', () => {
    expect(without('switch (fiber.tag) { case 5: a(); break; case 30: b(); break; default: c(); }', { tags: [30] })).toBe(
      'switch (fiber.tag) { case 5: a(); break; default: c(); }',
    );
  });

  it('leaves the body to the cases that run into it', () => {
    expect(without('switch (fiber.tag) { case 5: case 30: a(); break; }', { tags: [30] })).toBe('switch (fiber.tag) { case 5: a(); break; }');
    expect(without('switch (fiber.tag) { case 5: a(); case 30: b(); }', { tags: [30] })).toBe('switch (fiber.tag) { case 5: a(); b(); }');
    expect(without('switch (fiber.tag) { case 30: a(); case 5: b(); }', { tags: [30] })).toBe('switch (fiber.tag) { case 5: b(); }');
  });

  it('leaves the variables of its body declared, because the whole function can use them', () => {
    const source = 'switch (fiber.tag) { case 5: b = a; break; case 30: for (var a = 1, b; ; ) { f(() => { var c; }); } }';
    expect(without(source, { tags: [30] })).toBe('switch (fiber.tag) { case 5: b = a; break; case 30: var a, b; break; }');
  });

  it('is not looked for in other switch statements', () => {
    expect(without('30 === fiber.tag; switch (event.kind) { case 30: a(); }', { tags: [30] })).toBe('!1; switch (event.kind) { case 30: a(); }');
  });
});

it('parts inside of a removed part are removed with it', () => {
  expect(without('function a() { return 30 === fiber.tag; }', { functions: ['a'] })).toBe('function a() {}');
});

it('a part that does not occur is an error, because the package has changed', () => {
  expect(() => without('function a() {}', { functions: ['a', 'b'], tags: [30], replaced: { 'x + y': 'z' } })).toThrow('not found: b, 30, x + y');
});
