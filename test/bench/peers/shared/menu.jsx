'use client';
import { useState } from 'react';

export const Menu = ({ children }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <nav aria-label="Menu">
      <button type="button" id="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      <ul hidden={!isOpen}>{children}</ul>
    </nav>
  );
};
