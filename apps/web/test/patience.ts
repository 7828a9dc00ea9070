import { configure } from '@testing-library/react';

// `waitFor` and `findBy…` give up after a second otherwise, which a screen that is compiled in its test can take on a busy machine.
configure({ asyncUtilTimeout: 100_000 });
