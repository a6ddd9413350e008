import { useMissing } from '../../core/capabilities.js';
import { definePage } from '../../core/page.js';
import { loadIntroduction } from '../../core/introduction.js';
import { Hero } from '../../features/home/hero.js';
import { loadHome, sectionsWith } from '../../features/home/load-home.js';
import { sections } from '../../features/home/sections.js';

const Home = () => {
  const missing = useMissing();
  return (
    <>
      <Hero />
      {sectionsWith((operation) => !missing.includes(operation)).map((name) => {
        const Part = sections[name];
        return <Part key={name} />;
      })}
    </>
  );
};

export default definePage({
  namespaces: ['homepage', 'product', 'inspiration'],
  load: async (context) => {
    const [{ hero }] = await Promise.all([loadIntroduction(context), loadHome(context)]);
    return { picture: hero?.picture.file };
  },
  Component: Home,
});
