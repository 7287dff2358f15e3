// Loaded into the programs of the suite (node --import), which it ends with their launcher.

// Standard input is a pipe from the launcher, and ends with the launcher, even if that is killed.
// The Firebase CLI then ends its emulators as at Ctrl-C.
process.stdin
  .on('close', () => process.kill(process.pid, 'SIGINT'))
  .resume()
  .unref?.()
