import { Remark } from '../../ui/remark.js';

const news = { role: 'status' } as const;

/** Says that something arrived, and what happens now. */
export const Received = ({ title, text }: { title: string; text: string }) => (
  <Remark kind="success" {...news}>
    <strong>{title}</strong>
    <p>{text}</p>
  </Remark>
);
