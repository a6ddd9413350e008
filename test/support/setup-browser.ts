import { configure } from '@testing-library/react';

// What is waited for comes at once, but on a busy machine it may take its time.
configure({ asyncUtilTimeout: 20_000 });
