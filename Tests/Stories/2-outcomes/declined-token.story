about A declined start has no token, and a start of a running action does nothing.

0   begin end      effects declined:end
    begin start    effects started:start:1:first
    begin start    effects  starts 1
