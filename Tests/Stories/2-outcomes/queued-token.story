about A queued start has no token until it starts.
end headerFooter

0   setExclusion queue
    begin end             effects started:end:1:first
    begin start           effects queued:start:first
    cancel end            effects ended:end:1:cancelled started:start:2:first
